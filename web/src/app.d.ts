/** Made by build/base-texts.ts. */
declare module "virtual:base-texts/fr" {
  const source: string;
  export default source;
}
declare module "virtual:base-texts/en" {
  const source: string;
  export default source;
}
