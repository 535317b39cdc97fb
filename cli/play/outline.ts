/** What a side sees, as an outline that needs to know no game. */

type Fields = { readonly [key: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** 'poorWeather' reads 'poor weather'. */
const spoken = (key: string): string => key.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

export const outline = (view: object): string[] => Object.entries(view).flatMap(([key, value]) => under(spoken(key), value));

function under(key: string, value: unknown): string[] {
  if (Array.isArray(value) && value.some(isFields)) return [`${key}:`, ...value.map((each: unknown) => `  ${flat(each)}`)];
  if (isFields(value) && Object.values(value).some((each) => typeof each === 'object' && each !== null)) {
    return [`${key}:`, ...outline(value).map((line) => `  ${line}`)];
  }
  return [`${key}: ${flat(value)}`];
}

/** A thing in one line: its id first, then its other fields; what is false or missing is left out. */
function flat(value: unknown): string {
  if (Array.isArray(value)) return value.map(flat).join(', ') || 'none';
  if (!isFields(value))
    return value === null || value === undefined || value === '' ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value);
  const { id, ...rest } = value;
  const fields = Object.entries(rest).flatMap(([key, each]) => field(spoken(key), each));
  return [...(id === undefined ? [] : [String(id)]), ...fields].join(', ');
}

const field = (key: string, value: unknown): string[] =>
  value === null || value === undefined || value === false ? [] : value === true ? [key] : [`${key} ${flat(value)}`];
