import { describe, expect, it } from '@jest/globals';
import { readSandboxConfig } from './config.ts';

describe('readSandboxConfig', () => {
  it('listens on this machine only by default', () => {
    expect(readSandboxConfig({ PORT: '8090' })).toMatchObject({ HOST: '127.0.0.1', PORT: 8090 });
  });

  it('refuses to run in production', () => {
    expect(() => readSandboxConfig({ PORT: '8090', NODE_ENV: 'production' })).toThrow(
      'The provider sandbox does not run in production.',
    );
  });
});
