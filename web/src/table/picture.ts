/** What a picture needs to know of how a thing is drawn; the rest follows from what it is. */
const SHAPE =
  "fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin paint-order " +
  "text-anchor dominant-baseline stop-color stop-opacity cx cy r rx ry x y transform-box";
const BOX =
  "position top right bottom left width height box-sizing margin padding flex flex-direction flex-wrap align-items " +
  "align-self justify-content justify-items gap grid-template-columns grid-template-rows grid-area place-items order " +
  "border-top border-right border-bottom border-left border-radius background-color background-image background-size " +
  "background-position background-repeat box-shadow text-align text-transform text-overflow line-clamp white-space " +
  "overflow object-fit isolation list-style";
const BOTH =
  "display visibility opacity color font-family font-size font-weight font-style font-variant-numeric line-height " +
  "letter-spacing transform transform-origin filter clip-path mask mix-blend-mode z-index";
const [shape, box] = [SHAPE, BOX].map((list) => `${list} ${BOTH}`.split(" ")) as [string[], string[]];

/**
 * A picture (PNG) of what is on the stage, as it is drawn here and now, with a line of words below it. Nothing is asked of
 * the server.
 */
export async function pictureOf(stage: Element, words: string): Promise<Blob | null> {
  const { width, height } = stage.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await asSvg(stage, width, height))}`;
  await image.decode();
  const [scale, foot] = [2, 44];
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = (height + foot) * scale;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const style = getComputedStyle(document.body);
  pen.scale(scale, scale);
  pen.fillStyle = style.backgroundColor;
  pen.fillRect(0, 0, width, height + foot);
  pen.drawImage(image, 0, 0, width, height);
  pen.fillStyle = style.color;
  pen.font = `600 17px ${style.fontFamily}`;
  pen.textBaseline = "middle";
  pen.fillText(words, 16, height + foot / 2, width - 32);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** The stage as a picture that stands for itself: every thing with its style, and the letters inside. */
async function asSvg(stage: Element, width: number, height: number): Promise<string> {
  const copy = stage.cloneNode(true) as Element;
  const [here, there] = [stage, copy].map((root) => [root, ...root.querySelectorAll("*")]);
  for (const [at, one] of here!.entries()) dress(one, there![at]!);
  // What lies over the board is no part of it.
  copy.querySelectorAll(".edge, .veil, .unfold, nav.scene, .zoom, div.tools").forEach((over) => over.remove());
  const body = new XMLSerializer().serializeToString(copy);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style>${await letters()}</style>` +
    `<foreignObject width="100%" height="100%">${body}</foreignObject></svg>`
  );
}

/** By the style's own door: an attribute is closed by the site's policy. */
function dress(one: Element, copy: Element): void {
  const style = getComputedStyle(one);
  const inner = one instanceof SVGElement && !(one instanceof SVGSVGElement);
  const rules = (inner ? shape : box).map((name) => `${name}:${style.getPropertyValue(name)}`);
  (copy as HTMLElement | SVGElement).style.cssText = rules.filter((rule) => !rule.endsWith(":")).join(";");
  copy.removeAttribute("class");
}

/** The letters of the page, inside: a picture may fetch nothing. */
async function letters(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  const texts = faces.map(async ({ cssText, parentStyleSheet }) => {
    const [whole, url] = /url\("([^"]+)"\)/.exec(cssText) ?? [];
    if (!whole || url!.startsWith("data:")) return cssText;
    const data = await inline(new URL(url!, parentStyleSheet?.href ?? document.baseURI)).catch(() => undefined);
    return data ? cssText.replace(whole, `url("${data}")`) : "";
  });
  return (await Promise.all(texts)).join("").replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

async function inline(url: URL): Promise<string> {
  const blob = await fetch(url).then((found) => found.blob());
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

/** Hands a picture on: to whatever the device shares with, else into its downloads. */
export async function handOn(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
