/** What the page asks the server about notices, and the browser about pushes. */
import { asked } from '../online/server.ts';

export interface Way {
  readonly id: string;
  readonly kind: 'mail' | 'push' | 'webhook';
  readonly address: string;
  readonly table: string | null;
  readonly isConfirmed: boolean;
}

export interface NoticeSettings {
  readonly ways: readonly Way[];
  /** Tables of which one wants to hear nothing. */
  readonly quiet: readonly string[];
  /** What this server can do besides telling programs: write letters, and push with this key. */
  readonly knows: { readonly mail: boolean; readonly push: string | null };
}

export const noticeSettings = (): Promise<NoticeSettings> => asked('GET', '/people/me/notices');

export const addMailbox = (address: string): Promise<unknown> => asked('POST', '/people/me/notices/mail', { address });

export const confirmMailbox = (code: string): Promise<unknown> => asked('POST', '/people/me/notices/mail/confirm', { code });

/** Of one table, or with an empty name of one's own moves at all of them. */
export const addWebhook = (url: string, table: string): Promise<{ readonly secret: string }> =>
  asked('POST', '/people/me/notices/webhook', { url, ...(table === '' ? {} : { table }) });

export const removeWay = (id: string): Promise<unknown> => asked('DELETE', `/people/me/notices/${encodeURIComponent(id)}`);

export const tryWay = (id: string): Promise<unknown> => asked('POST', `/people/me/notices/${encodeURIComponent(id)}/try`, {});

export const setQuiet = (table: string, isQuiet: boolean): Promise<unknown> =>
  asked('PUT', `/tables/${encodeURIComponent(table)}/quiet`, { isQuiet });

/** Whether this browser can be pushed to: it needs the service worker, and that https or this machine itself. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Asks whoever sits here, and tells the server how to reach this browser. */
export async function addThisBrowser(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('This browser is not allowed to show notices.');
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('This page has not settled in yet. Load it anew and try again.');
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await asked('POST', '/people/me/notices/push', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}
