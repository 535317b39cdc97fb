/** What every answer says to the browser. */

/** Everything comes from here, nothing is written into the page, and nobody may put it in a frame. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const STRICT_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Where there is https: from then on no browser asks over anything else, for a year. */
export const HTTPS_ALONE = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const;

/** Whether a browser takes gzip: named, or meant by a star, and not with weight zero. */
export function takesGzip(accepted: string | undefined): boolean {
  const offers = new Map((accepted ?? '').split(',').map((offer) => readOffer(offer)));
  return (offers.get('gzip') ?? offers.get('*') ?? 0) > 0;
}

function readOffer(offer: string): [string, number] {
  const [coding = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [coding, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
