/** The worker when nothing has been built, as in tests: brings the loader that the sources need. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
