import type { StorybookConfig } from '@storybook/react-vite';
import { readCsf } from 'storybook/internal/csf-tools';

/**
 * The stories are the examples that stand beside each component, which are documentation, fixture
 * and accessibility check at once. Nothing is written twice.
 */
export default {
  framework: '@storybook/react-vite',
  stories: ['../../src/{catalogue,components,content}/**/*.examples.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // It reads props by TypeScript's JavaScript API, which version 7 does not have.
  typescript: { reactDocgen: false },
  experimental_indexers: () => [
    {
      test: /\.examples\.tsx$/,
      createIndex: async (fileName, { makeTitle }) =>
        (await readCsf(fileName, { makeTitle })).parse().indexInputs,
    },
  ],
  viteFinal: (config) => ({ ...config, esbuild: { jsx: 'automatic' } }),
} satisfies StorybookConfig;
