/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { browserStorage, tabStorage, tabStorageOf } from './tab-storage.ts';

describe('tabStorage', () => {
  const answers = tabStorage('answers');

  it('keeps a value until it is forgotten', () => {
    answers.keep({ needs: [1, 2] });
    expect(answers.read()).toEqual({ needs: [1, 2] });
    answers.forget();
    expect(answers.read()).toBeNull();
  });

  it('takes what is no JSON for nothing', () => {
    sessionStorage.setItem('answers', '{ half');
    expect(answers.read()).toBeNull();
  });

  it('leaves other keys alone', () => {
    tabStorage('other').keep(1);
    answers.forget();
    expect(tabStorage('other').read()).toBe(1);
  });
});

describe('browserStorage', () => {
  it('keeps a value for all tabs, and nothing in that of one', () => {
    browserStorage('seen').keep(true);
    expect(browserStorage('seen').read()).toBe(true);
    expect(localStorage.getItem('seen')).toBe('true');
    expect(tabStorage('seen').read()).toBeNull();
    browserStorage('seen').forget();
    expect(browserStorage('seen').read()).toBeNull();
  });
});

describe('tabStorageOf', () => {
  it('keeps a value for one person, and nothing of it for another', () => {
    tabStorageOf('hazel', 'form').keep({ city: 'Portland' });
    expect(tabStorageOf('hazel', 'form').read()).toEqual({ city: 'Portland' });
    expect(tabStorageOf('dario', 'form').read()).toBeNull();
    expect(sessionStorage.getItem('form')).toBeNull();
  });

  it('takes what was kept for nobody for nothing', () => {
    for (const written of [{ city: 'Portland' }, 'Portland', null]) {
      tabStorage('form').keep(written);
      expect(tabStorageOf('hazel', 'form').read()).toBeNull();
    }
  });
});
