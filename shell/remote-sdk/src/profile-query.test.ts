/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { afterEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { profileQuery } from './profile-query.ts';
import { tabStorage, tabStorageOf } from './tab-storage/tab-storage.ts';

const server = mockApi();
const read = () => new QueryClient().fetchQuery({ ...profileQuery, retry: false });
const answer = (body: object, status = 200) =>
  server.use(
    http.get('http://localhost/api/v1/users/profile', () => HttpResponse.json(body, { status })),
  );
const typed = () => sessionStorage.getItem('form');

afterEach(() => sessionStorage.clear());

describe('profileQuery', () => {
  it('leaves in the tab what she entered herself, and what is nobody’s', async () => {
    tabStorageOf('hazel', 'form').keep({ city: 'Portland' });
    tabStorage('partner').keep('hvfcu');
    answer({ id: 'hazel' });
    await read();
    expect(tabStorageOf('hazel', 'form').read()).toEqual({ city: 'Portland' });
    expect(tabStorage('partner').read()).toBe('hvfcu');
  });

  it('has the tab forget what somebody entered before another signed in there', async () => {
    tabStorageOf('hazel', 'form').keep({ city: 'Portland' });
    tabStorageOf('haze', 'other').keep({ city: 'Salem' });
    tabStorage('partner').keep('hvfcu');
    answer({ id: 'dario' });
    await read();
    expect({ ...sessionStorage }).toEqual({ partner: '"hvfcu"' });
  });

  it('forgets nothing while nobody is known to be signed in', async () => {
    tabStorageOf('hazel', 'form').keep({ city: 'Portland' });
    answer({ error: 'Log in.', code: 'unauthorized', request_id: 'r' }, 401);
    await expect(read()).rejects.toThrow();
    expect(typed()).not.toBeNull();
  });
});
