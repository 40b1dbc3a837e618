/*
 * The service worker of push notifications: it shows what a member is told and opens the page that it is
 * about, and nothing else. It answers no request of a page and keeps nothing, so that it can never serve
 * an old page.
 */

/** What services/member sends (features/push/push-content.ts). */
interface Told {
  title: string;
  body: string;
  /** The page of ours that it is about. */
  path: string;
  /** What came before by the same tag is replaced, and not told again. */
  tag: string;
  lang: string;
}

interface Waits {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Waits {
  data: { json(): unknown } | null;
}
interface Pressed extends Waits {
  notification: Pick<Notification, 'close' | 'data'>;
}
interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
}
/** What it uses of a service worker. */
export interface PushWorkerScope {
  location: { origin: string };
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
}

const worker = globalThis as unknown as PushWorkerScope;

worker.addEventListener('push', (event) => {
  const { title, body, path, tag, lang } = toldBy(event);
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag,
      lang,
      icon: '/favicon.ico',
      data: { path },
    }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data?.path ?? '/')));
});

/** Browsers let nothing be pushed that shows nothing: what cannot be read shows who sent it. */
function toldBy({ data }: Pushed): Told {
  const nothing = { title: 'Reset', body: '', path: '/dashboard', tag: '', lang: 'en-US' };
  try {
    return { ...nothing, ...(data?.json() as Partial<Told> | undefined) };
  } catch {
    return nothing;
  }
}

/** The tab that shows it already, or a new one; never another site's page. */
async function open(path: string): Promise<unknown> {
  const { origin } = worker.location;
  const wanted = new URL(path, origin);
  const url = wanted.origin === origin ? wanted.href : origin;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => one.url === url);
  return page ? page.focus() : worker.clients.openWindow(url);
}
