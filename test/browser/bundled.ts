/** A file of tests made fit for the browser. */
/** The script that running this file is. */
export async function bundled(file: string): Promise<string> {
  // Most tests need no bundler.
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry: `${import.meta.dirname}/${file}`, formats: ['iife'], name: 'bundled' } },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [script] = output?.output ?? [];
  if (script?.type !== 'chunk') throw new Error(`${file} was not bundled`);
  return script.code;
}
