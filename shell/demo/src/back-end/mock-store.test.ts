import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { demoContext } from '#testing/demo-context.ts';
import { memoryStorage } from '#testing/demo-client.ts';
import { openMockStore, signedIn, WRITE_DELAY_MS, type MockStore } from './mock-store.ts';

let storage: Storage;
const open = (isSignedIn = true) => openMockStore(storage, demoContext(), { isSignedIn });
const leave = (store: MockStore) => store.change((state) => ({ ...state, isSignedIn: false }));

beforeEach(() => {
  jest.useFakeTimers();
  storage = memoryStorage();
});
afterEach(() => void jest.useRealTimers());

describe('the state of the mock', () => {
  it('is written 10 ms after the last of several changes [DEMO-011]', () => {
    const store = open();
    jest.advanceTimersByTime(WRITE_DELAY_MS);
    const seeded = storage.getItem('mockBackEnd');
    leave(store);
    jest.advanceTimersByTime(WRITE_DELAY_MS - 1);
    leave(store);
    jest.advanceTimersByTime(WRITE_DELAY_MS - 1);
    expect(storage.getItem('mockBackEnd')).toBe(seeded);
    jest.advanceTimersByTime(1);
    expect(storage.getItem('mockBackEnd')).toContain('"isSignedIn":false');
    expect(WRITE_DELAY_MS).toBe(10);
  });

  it('is written at once before a navigation, and not again', () => {
    const store = open();
    store.flush();
    const written = storage.getItem('mockBackEnd');
    expect(written).toContain('ana.lopez@example.com');
    storage.clear();
    store.flush();
    jest.runAllTimers();
    expect(storage.getItem('mockBackEnd')).toBeNull();
  });

  it('is read again by the next page', () => {
    const store = open();
    store.flush();
    expect(open(false).read()).toEqual(store.read());
  });

  it('is what another tab has made of it, unless a change is still to be written', () => {
    const [one, other] = [open(), open()];
    one.flush();
    other.flush();
    leave(one);
    one.flush();
    expect(signedIn(other)).toBeUndefined();
    other.change((state) => ({ ...state, isSignedIn: true }));
    expect(signedIn(other)).toBeDefined();
  });

  it.each(['{"version":0}', '{', '"text"', 'null'])('begins anew where %s is kept', (kept) => {
    storage.setItem('mockBackEnd', kept);
    expect(open().read().members).toHaveLength(2);
  });

  it.each([
    ['a member without anything', { members: [{}] }],
    ['a member without a list', { members: [{ profile: { id: 'x', email: 'x' } }] }],
    ['nobody', { members: [] }],
    ['no list of members', { members: null }],
    ['somebody unknown as the current one', { currentId: 'nobody' }],
    ['no word on who is signed in', { isSignedIn: 'nope' }],
  ])('begins anew where %s is kept', (_what, damage) => {
    const store = open();
    store.flush();
    storage.setItem('mockBackEnd', JSON.stringify({ ...store.read(), ...damage }));
    expect(
      open()
        .read()
        .members.map(({ profile }) => profile.first_name),
    ).toEqual(['Ana', 'Ben']);
  });

  it('takes a change of another tab along', () => {
    const [one, other] = [open(), open()];
    one.flush();
    other.flush();
    leave(one);
    one.flush();
    other.change((state) => ({ ...state, members: state.members.toReversed() }));
    expect(other.read()).toMatchObject({ isSignedIn: false });
  });

  it('is kept by this page where there is no room for it, and written once there is', () => {
    const store = open();
    store.flush();
    const before = storage.getItem('mockBackEnd');
    const full = jest.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    leave(store);
    jest.runAllTimers();
    expect([storage.getItem('mockBackEnd'), store.read().isSignedIn]).toEqual([before, false]);
    full.mockRestore();
    store.flush();
    expect(storage.getItem('mockBackEnd')).toContain('"isSignedIn":false');
  });

  it('begins signed in or signed out, as it is opened, and a reset keeps that', () => {
    expect(signedIn(open(false))).toBeUndefined();
    const store = open();
    expect(signedIn(store)?.profile.first_name).toBe('Ana');
    leave(store);
    store.reset();
    expect(store.read()).toMatchObject({ isSignedIn: false });
  });
});
