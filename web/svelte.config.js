// Runes everywhere; TypeScript in the components is type-only, which the compiler reads by itself.
export default { compilerOptions: { runes: true } };
