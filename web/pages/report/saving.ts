/** The report taken away: as one page that needs nothing else, and as a picture. Both are made here, in the browser. */
import { download } from '../../../kit/download.ts';
import type { Report } from '../../../report/index.ts';

/** What belongs to the page and is of no use in a file. */
const TOOLS = '.report-tools, .report-belief-turn';

/** Whether a rule says anything about what is inside; what is said of states such as hover goes with it. */
function isUsed(selector: string, root: Element): boolean {
  const bare = selector.replaceAll(/::?[a-z-]+(\([^()]*\))?/g, (part) =>
    part.startsWith(':root') ? 'html' : part.startsWith(':is') ? part : '',
  );
  if (/(^|,)\s*(html|body|\*|\[data-theme)/.test(bare)) return true;
  try {
    return bare.split(',').some((each) => each.trim() !== '' && (root.matches(each) || root.querySelector(each) !== null));
  } catch {
    return true;
  }
}

function rulesIn(rules: CSSRuleList, root: Element): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText, root) ? rule.cssText : '';
      if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText}{${rulesIn(rule.cssRules, root)}}`;
      return '';
    })
    .filter((text) => text !== '')
    .join('\n');
}

/** The rules by which this part of the page is drawn; typefaces stay behind, for they would weigh more than all else. */
const stylesOf = (root: Element): string => [...document.styleSheets].map((sheet) => rulesIn(sheet.cssRules, root)).join('\n');

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Nothing in a file can be pressed but links, which lead back to where the game is kept. */
function stillOf(article: HTMLElement): HTMLElement {
  const still = document.importNode(article, true);
  for (const tool of still.querySelectorAll(TOOLS)) tool.remove();
  for (const button of still.querySelectorAll('button')) {
    const words = document.createElement('span');
    words.className = button.className;
    words.textContent = button.textContent;
    button.replaceWith(words);
  }
  for (const link of still.querySelectorAll('a[href]'))
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', document.baseURI).href);
  return still;
}

function pageOf(article: HTMLElement, { title, scenario }: Pick<Report, 'title' | 'scenario'>): string {
  const theme = document.documentElement.dataset.theme;
  return `<!doctype html>
<html lang="en"${theme === undefined ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${scenario.title}: after-action report, ${title}`)}</title>
<style>
${stylesOf(article)}
</style>
</head>
<body><div class="report-page"><main>${stillOf(article).outerHTML}</main></div></body>
</html>
`;
}

export const savePage = (article: HTMLElement, name: string, report: Report): void => download(name, pageOf(article, report), 'text/html');

/** The picture with its own rules inside; as text, for this page itself takes no rules but its own. */
const vectorOf = (poster: SVGSVGElement): string =>
  new XMLSerializer().serializeToString(poster).replace('>', `><style>${escaped(stylesOf(poster))}</style>`);

export const saveVector = (poster: SVGSVGElement, name: string): void => download(name, vectorOf(poster), 'image/svg+xml');

/** Pixels for each unit of the picture. */
const SHARPNESS = 2;

export async function savePicture(poster: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = poster.viewBox.baseVal;
  const image = new Image(width * SHARPNESS, height * SHARPNESS);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(vectorOf(poster))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob) download(name, blob);
}
