import type { SessionStart } from '@reset/api-contract/public/sign-in.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { GatewayUnderTest } from './gateway-under-test.ts';
import { ORIGIN } from './gateway-under-test.ts';

type Inject = Omit<InjectOptions, 'method' | 'url'>;

/** A browser with one tab: it keeps its cookies and the CSRF token of its last page. */
export class Browser {
  cookie: string | null = null;
  device: string | null = null;
  token = '';
  gateway: GatewayUnderTest;

  constructor(gateway: GatewayUnderTest) {
    this.gateway = gateway;
  }

  async open(path: string): Promise<LightMyRequestResponse> {
    const answer = await this.ask('GET', path, {
      headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    });
    this.token = /name="csrf-token" content="([^"]*)"/.exec(answer.body)?.[1] ?? '';
    return answer;
  }

  get = (path: string, options: Inject = {}) =>
    this.ask('GET', path, {
      ...options,
      headers: { 'sec-fetch-site': 'same-origin', ...options.headers },
    });

  /** As our own client posts: JSON, the page's token, the browser's Origin. */
  post = (path: string, payload: object | undefined, options: Inject = {}) =>
    this.ask('POST', path, {
      ...(payload === undefined ? {} : { payload }),
      ...options,
      headers: { origin: ORIGIN, 'x-csrf-token': this.token, ...options.headers },
    });

  /** Signs in through the fake public service, as it asks by `start`, and opens the next page. */
  async signIn(path = '/dashboard', start: Partial<SessionStart> = {}): Promise<void> {
    await this.open('/users/sign_in');
    await this.post('/api/v1/users/sign_in', start);
    await this.open(path);
  }

  delete = (path: string, options: Inject = {}) =>
    this.ask('DELETE', path, {
      ...options,
      headers: { origin: ORIGIN, 'x-csrf-token': this.token, ...options.headers },
    });

  async ask(method: 'GET' | 'POST' | 'DELETE', path: string, { headers, ...options }: Inject) {
    const answer = await this.gateway.app.inject({
      ...options,
      method,
      url: path,
      headers: { ...this.#cookies(), ...headers },
    });
    for (const { name, value } of answer.cookies) {
      const kept = value === '' ? null : value;
      if (name === '__Host-reset_session') this.cookie = kept;
      if (name === '__Host-reset_device') this.device = kept;
    }
    return answer;
  }

  #cookies(): { cookie?: string } {
    const kept = [
      ...(this.cookie === null ? [] : [`__Host-reset_session=${this.cookie}`]),
      ...(this.device === null ? [] : [`__Host-reset_device=${this.device}`]),
    ];
    return kept.length === 0 ? {} : { cookie: ['_ga=1', ...kept].join('; ') };
  }
}
