import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  selectedPanel: 'storybook/a11y/panel',
  theme: create({
    base: 'light',
    brandTitle: 'Reset design system',
    colorPrimary: '#0b5d57',
    colorSecondary: '#0b5d57',
    appBg: '#fbf8f3',
    textColor: '#17211f',
    barSelectedColor: '#0b5d57',
  }),
});
