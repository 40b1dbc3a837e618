/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { sessionRecord } from './session-record.ts';

const record = sessionRecord<{ firstName: string; agreed: boolean }>('kept', {
  firstName: '',
  agreed: false,
});

beforeEach(() => sessionStorage.clear());

describe('sessionRecord', () => {
  it('reads what it kept, until it forgets', () => {
    record.keep({ firstName: 'Ana', agreed: true });
    expect(record.read()).toEqual({ firstName: 'Ana', agreed: true });
    record.forget();
    expect(record.read()).toBeNull();
  });

  it('leaves out what is not as it should be', () => {
    sessionStorage.setItem('kept', '{"firstName":7,"agreed":true,"admin":true}');
    expect(record.read()).toEqual({ firstName: '', agreed: true });
  });

  it('takes what is no record for nothing', () => {
    for (const written of ['', '{', 'null', '"Ana"']) {
      sessionStorage.setItem('kept', written);
      expect(record.read()).toBeNull();
    }
  });
});
