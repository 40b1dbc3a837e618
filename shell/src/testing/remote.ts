import type { RegisteredRemote } from '@reset/api-contract/gateway/registry.ts';

/** A registered remote; say only what matters. */
export const remote = (given: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  name: 'mfe_member',
  team: 'member',
  prefixes: ['/dashboard'],
  navigation: [],
  version: '1',
  entry: '/releases/mfe-member/1/remote-entry.js',
  integrity: null,
  previous: null,
  ...given,
});
