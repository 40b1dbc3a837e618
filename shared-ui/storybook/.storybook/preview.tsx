import type { Preview } from '@storybook/react-vite';
import { ExampleFrame } from '../../src/catalogue/example-frame.tsx';
import { themeNames } from '../../src/catalogue/theme-names.ts';
import '@reset/shared-ui/global.css';
import '../../src/react-aria-without-inline-styles.ts';

export default {
  initialGlobals: { theme: themeNames[0] },
  globalTypes: {
    theme: {
      description: 'Whose colours the examples wear',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themeNames], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <ExampleFrame theme={globals['theme']}>
        <Story />
      </ExampleFrame>
    ),
  ],
  parameters: {
    // Examples are whole as they are: there is nothing to set and nothing to replay.
    actions: { disable: true },
    controls: { disable: true },
    interactions: { disable: true },
    // The page's own ground is what the themes are judged on.
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    options: { storySort: { method: 'alphabetical' } },
  },
} satisfies Preview;
