import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

/*
 * What code of the product never does, whatever it is for. Beside the lint rules, which judge a line
 * by its syntax; here is what is refused by the name of what it calls.
 */
const root = join(import.meta.dirname, '../../..');

const PRODUCT = [
  'services/*/{src,widgets,db}/**/*.{ts,sql}',
  'shell/src/**/*.{ts,tsx}',
  'shell/remote-sdk/src/**/*.{ts,tsx}',
  'mfe-*/src/**/*.{ts,tsx}',
  'shared-ui/src/**/*.{ts,tsx}',
];
// The providers are imitated for development and tests, and are no part of the product.
const BESIDE = /\.test\.tsx?$|\.examples\.tsx$|\/testing\/|^services\/provider-sandbox\//;

const texts = new Map<string, string>();
beforeAll(async () => {
  for await (const path of glob(PRODUCT, { cwd: root, exclude: ['**/node_modules/**'] })) {
    if (!BESIDE.test(path)) texts.set(path, await readFile(join(root, path), 'utf8'));
  }
});

/**
 * The files that a pattern fits; it has to fit the offence, or it would find nothing anywhere.
 * @param but files that do it with a reason
 */
function filesWith(pattern: RegExp, offence: string, but: readonly string[] = []): string[] {
  expect(offence).toMatch(pattern);
  return [...texts]
    .filter(([path, text]) => pattern.test(text) && !but.includes(path))
    .map(([path]) => path);
}

describe('the code of the product', () => {
  it('is read as a whole', () => {
    expect(texts.size).toBeGreaterThan(800);
    expect(texts.has('services/gateway/src/app.ts')).toBe(true);
    expect(texts.has('mfe-member/src/routes.tsx')).toBe(true);
  });

  it('runs no text as code', () => {
    const pattern = /\beval\(|\bnew Function\(|['"]node:vm['"]|\bset(?:Timeout|Interval)\(\s*['"`]/;
    expect(filesWith(pattern, "setTimeout('alert(1)')")).toEqual([]);
  });

  it('starts no process', () => {
    expect(filesWith(/node:child_process|execa/, "from 'node:child_process'")).toEqual([]);
  });

  it('shows text as text: no HTML is put together in a browser', () => {
    const pattern =
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment/;
    expect(filesWith(pattern, 'element.innerHTML = name')).toEqual([]);
  });

  it('makes no regular expression of what somebody sent', () => {
    const pattern = /\bRegExp\(/;
    // Of a number that the program has.
    const own = [
      'services/financial-health/src/survey-link.ts',
      'services/public/src/providers/stolen-passwords.ts',
    ];
    expect(filesWith(pattern, 'new RegExp(query)', own)).toEqual([]);
  });

  it('reads no XML', () => {
    const pattern = /xml2js|fast-xml-parser|libxml|xmldom|parseFromString\([^)]*xml/;
    expect(filesWith(pattern, "parser.parseFromString(text, 'text/xml')")).toEqual([]);
  });

  it('asks chance for nothing that must not be guessed', () => {
    const own = [
      // Which of equal buckets, and how long to wait.
      'services/member/src/features/cards/purchases/purchases.store.ts',
      'services/service-kit/src/events/outage.ts',
      // Which traces are kept; what browsers name is judged by a keyed digest instead.
      'services/service-kit/src/tracing/sample-by-ratio.ts',
      'shell/remote-sdk/src/event-stream/event-source.ts',
    ];
    expect(filesWith(/Math\.random/, 'Math.random()', own)).toEqual([]);
  });

  it('hashes with SHA-2 alone where somebody could gain by a collision', () => {
    // Tells whether a result is the one before; nobody but us makes either.
    const own = ['services/member/src/features/limits/computed-limit.ts'];
    const pattern = /create(?:Hash|Hmac)\(\s*(?!['"]sha(?:256|384|512)['"])/;
    expect(filesWith(pattern, "createHash('sha1')", own)).toEqual([]);
  });

  it('encrypts with AES-256-GCM alone, by one file', () => {
    const cipher = 'services/service-kit/src/secrets/secret-cipher.ts';
    const pattern = /create(?:C|Dec)ipheriv\(/;
    expect(filesWith(pattern, 'createCipheriv(name, key, iv)', [cipher])).toEqual([]);
    expect(texts.get(cipher)).toContain("'aes-256-gcm'");
    expect(filesWith(/aes-\d+-(?!gcm)|\bdes-|rc4|chacha/i, 'aes-256-cbc')).toEqual([]);
  });

  it('signs and believes tokens by Ed25519 alone', () => {
    const pattern = /createSigner\(\{(?![^}]*algorithm: 'EdDSA')/s;
    expect(filesWith(pattern, "createSigner({ algorithm: 'HS256' })")).toEqual([]);
    const verifier = /createVerifier\(\{(?![^}]*algorithms: \['EdDSA'\])/s;
    expect(filesWith(verifier, 'createVerifier({ key })')).toEqual([]);
  });

  it('believes no server whose certificate it cannot check', () => {
    const pattern = /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|sslmode=(?:no|allow)/;
    expect(filesWith(pattern, 'rejectUnauthorized: false')).toEqual([]);
  });

  it('lets no other origin read what it answers', () => {
    expect(filesWith(/access-control-allow/i, 'Access-Control-Allow-Origin: *')).toEqual([]);
  });

  it('opens no socket from a page and no connection to another browser', () => {
    const stream = 'shell/remote-sdk/src/event-stream/event-source.ts';
    const pattern = /new (?:WebSocket|EventSource|RTCPeerConnection)\(/;
    expect(filesWith(pattern, "new WebSocket('wss://…')", [stream])).toEqual([]);
    expect(texts.get(stream)).toContain('new EventSource(`/api/v1/events');
  });

  it('logs by the kit alone, to standard output', () => {
    const logger = 'services/service-kit/src/http/create-logger.ts';
    expect(filesWith(/\bpino(?:\.destination)?\(/, 'pino({})', [logger])).toEqual([]);
    const pattern = /appendFile|createWriteStream|pino\.transport/;
    expect(filesWith(pattern, "appendFileSync('app.log', line)")).toEqual([]);
  });

  it('takes no files from people', () => {
    const pattern = /@fastify\/multipart|multipart\/form-data|type="file"/;
    const field = 'shared-ui/src/components/file-field/file-field.tsx';
    expect(filesWith(pattern, '<input type="file" />', [field])).toEqual([]);
    // The picture of a fictional user stays in the browser, whose mock back end keeps it.
    const form = 'shell/demo/src/controls/components/create-user.tsx';
    expect(filesWith(/<FileField/, '<FileField name="logo" />', [form])).toEqual([]);
  });
});
