/** The first page's way in: styles, the shell, and the service worker that lets everything work offline. */
import '../kit/theme.css';
import './css/base.css';
import { render } from 'solid-js/web';
import { App } from './app.tsx';

const root = document.getElementById('app');
if (root) render(() => <App />, root);

/** Only a built client has a service worker; while developing, fresh files matter more. */
if ('serviceWorker' in navigator && document.querySelector('meta[name="line-ahead-built"]')) {
  globalThis.addEventListener('load', () => {
    navigator.serviceWorker.register('./sw.js').catch(() => {
      // Without it the client works as before, only not offline.
    });
  });
}
