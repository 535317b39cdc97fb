/** How the browser client is built: from web/ into dist/web, with a service worker that knows every file. */
import { createHash } from 'node:crypto';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

/** No inline script, no inline style, nothing from elsewhere. Servers may say the same in a header; this holds wherever it is served. */
const POLICY = "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'";

/** Marks the built page, which alone registers a service worker, and gives it its policy. */
const builtPage = (): Plugin => ({
  name: 'built-page',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    { tag: 'meta', attrs: { name: 'line-ahead-built' }, injectTo: 'head' },
  ],
});

/** Writes the list of built files, and a version that changes with them, into the service worker. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => file !== 'sw.js' && !file.endsWith('.map'))
        .sort();
      const contents = files.map((file) => {
        const item = bundle[file];
        return item?.type === 'chunk' ? item.code : (item?.source ?? '');
      });
      const version = contents
        .reduce((hash, content) => hash.update(content), createHash('sha256'))
        .digest('hex')
        .slice(0, 16);
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
      worker.code = worker.code
        .replace('__FILES__', JSON.stringify(['./', 'icon.svg', 'manifest.webmanifest', ...files]))
        .replace('__VERSION__', JSON.stringify(version));
    },
  },
});

/**
 * What became of a ship is told in words on the sheets of Nine Navies War alone, whose navies have files of one word; the rules ask when, and never how.
 * Elsewhere the words are left out: both the page and its worker have a register.
 */
const withoutFates = (files: RegExp): Plugin => ({
  name: 'without-fates',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (files.test(id) ? JSON.stringify(JSON.parse(code), leaveOutFate) : null),
});

/** The source of a fate bears the same name, and is a word. */
const leaveOutFate = (key: string, value: unknown): unknown =>
  key === 'fate' && typeof value === 'object' ? { ...value, what: 'not told here' } : value;

export default defineConfig({
  root: 'web',
  base: './',
  plugins: [solid(), builtPage(), offline(), withoutFates(/register\/ships\/\w+-[\w-]+\.json$/)],
  worker: { format: 'es', plugins: () => [withoutFates(/register\/ships\/[\w-]+\.json$/)] },
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // A strict policy allows no data in the page itself, and hashed files are cached for ever anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'web/index.html', sw: 'web/sw.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
});
