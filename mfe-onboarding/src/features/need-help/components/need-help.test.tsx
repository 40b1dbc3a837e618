import { beforeEach, describe, expect, it } from '@jest/globals';
import { sayAsWidget } from '@reset/remote-sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { NeedHelp } from './need-help.tsx';

beforeEach(() => {
  window.matchMedia = (() => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
});

describe('NeedHelp', () => {
  it('opens a chat, in whose place stands how to reach us without one', async () => {
    render(<NeedHelp />, { wrapper: MemoryRouter });
    await userEvent.click(screen.getByRole('button', { name: 'Need Help' }));
    expect(screen.getByTitle<HTMLIFrameElement>('Need Help').src).toMatch(/\/widgets\/chat$/);
    await sayAsWidget('Need Help', { type: 'failed' });
    expect(screen.getByRole('link', { name: 'FAQs' }).getAttribute('href')).toBe('/faqs');
    expect(screen.getByRole('link', { name: 'support@reset.example' })).toBeTruthy();
  });
});
