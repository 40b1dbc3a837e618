import { BrandSheet } from './brand-sheet.tsx';

export default { title: 'Brands' };

/** One page for each brand, which wears its own theme whatever the toolbar says. */
export const Reset = { render: () => <BrandSheet name="Reset" />, globals: { theme: 'reset' } };
export const Default = {
  render: () => <BrandSheet name="Default" />,
  globals: { theme: 'default' },
};
export const Hvfcu = { render: () => <BrandSheet name="HVFCU" />, globals: { theme: 'hvfcu' } };
export const Test = { render: () => <BrandSheet name="Test" />, globals: { theme: 'test' } };
