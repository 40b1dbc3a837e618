import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { defineMessages } from './define-messages.ts';

const { t, useMessages } = defineMessages('define-messages-test', {
  title: 'Log In',
  'greeting.member': 'Hi, {{name}}!',
  due_one: '{{count}} day',
  due_other: '{{count}} days',
});

describe('defineMessages', () => {
  it('says a message letter for letter', () => {
    expect(t('title')).toBe('Log In');
  });

  it('puts values in their places and leaves them as they are', () => {
    expect(t('greeting.member', { name: "O'Neil & <b>" })).toBe("Hi, O'Neil & <b>!");
  });

  it('chooses the plural', () => {
    expect(t('due', { count: 1 })).toBe('1 day');
    expect(t('due', { count: 3 })).toBe('3 days');
  });

  it('refuses unknown keys and missing values at compile time', () => {
    // @ts-expect-error no such message
    expect(t('subtitle')).toBe('subtitle');
    // @ts-expect-error the name is missing
    expect(t('greeting.member')).toContain('Hi');
  });

  it('speaks inside components', () => {
    function Greeting() {
      return <p>{useMessages()('greeting.member', { name: 'Ada' })}</p>;
    }
    render(<Greeting />);
    expect(screen.getByText('Hi, Ada!')).toBeTruthy();
  });
});
