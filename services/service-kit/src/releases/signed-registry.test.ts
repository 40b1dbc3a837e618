import { describe, expect, it } from '@jest/globals';
import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { parseRegistryKeys, signatureFault, signRegistry } from './signed-registry.ts';

const inBase64 = (pem: string) => Buffer.from(pem).toString('base64');
const [first, second] = [testKeys('first of a registry'), testKeys('second of a registry')];
const keys = parseRegistryKeys([first, second].map((pair) => inBase64(pair.publicPem)).join(','));
const registry: Registry = {
  shell: { version: 'a', html: '/releases/shell/a/index.html', previous: null },
  remotes: {},
};

describe('signatureFault', () => {
  it('finds none in what one of the keys signed, whichever it is', () => {
    for (const { privatePem } of [first, second]) {
      expect(signatureFault(signRegistry(registry, privatePem), keys)).toBeNull();
    }
  });

  it('finds none where only the order of names changed', () => {
    const { signature, remotes, shell } = signRegistry(registry, first.privatePem);
    const { version, html, previous } = shell;
    const turned = { signature, remotes, shell: { previous, html, version } };
    expect(JSON.stringify(turned)).not.toBe(JSON.stringify({ shell, remotes, signature }));
    expect(signatureFault(turned, keys)).toBeNull();
  });

  it('finds what was changed, added or taken away after it was signed', () => {
    const signed = signRegistry(registry, first.privatePem);
    const { version: _gone, ...less } = signed.shell;
    const changes: object[] = [
      { shell: { ...signed.shell, version: 'b' } },
      { shell: { ...signed.shell, more: true } },
      { shell: less },
      { more: {} },
      {
        signature: signRegistry(registry, second.privatePem).signature.replace(
          /^[^.]+/,
          id(signed),
        ),
      },
    ];
    for (const change of changes) {
      expect(signatureFault({ ...signed, ...change }, keys)).toBe('changed');
    }
  });

  it('takes no key but ours', () => {
    const stranger = testKeys('a stranger');
    expect(signatureFault(signRegistry(registry, stranger.privatePem), keys)).toBe('unknown_key');
  });

  it('takes nothing without a signature', () => {
    for (const signature of [undefined, null, '', 'none', 7, {}]) {
      expect(signatureFault({ ...registry, signature } as never, keys)).toBe('unsigned');
    }
  });
});

const id = ({ signature }: { signature: string }) => signature.split('.')[0] ?? '';

describe('signRegistry', () => {
  it('signs anew what was signed before, the same content alike', () => {
    const signed = signRegistry(registry, first.privatePem);
    expect(signRegistry(signed, first.privatePem)).toEqual(signed);
    expect(signatureFault(signRegistry(signed, second.privatePem), keys)).toBeNull();
  });
});
