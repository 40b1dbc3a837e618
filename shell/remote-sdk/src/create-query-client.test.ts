/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onlineManager, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import {
  createQueryClient,
  MAX_WAIT_MS,
  PAUSE_AFTER_FAILURE_MS,
  retry,
} from './create-query-client.ts';

const refusal = (status: number, code = 'x') =>
  new ApiError({ status, code, message: 'x', errors: {}, requestId: null });

describe('retry', () => {
  it('takes a refusal as final', () => {
    expect(retry(0, refusal(401))).toBe(false);
    expect(retry(0, refusal(422))).toBe(false);
  });

  it('tries a fault and a lost connection twice more', () => {
    expect([0, 1, 2].map((failures) => retry(failures, refusal(503)))).toEqual([true, true, false]);
    expect(retry(0, refusal(0))).toBe(true);
  });

  it('asks a server that does not answer no more by itself', () => {
    expect(retry(0, refusal(0, 'timeout'))).toBe(false);
  });
});

describe('createQueryClient', () => {
  const client = createQueryClient();
  const ask = jest.fn<() => Promise<string>>();

  beforeEach(() => {
    jest.useFakeTimers();
    client.mount();
  });
  afterEach(() => {
    client.unmount();
    client.clear();
    ask.mockReset();
    jest.useRealTimers();
  });

  /** A component that shows the query: what it shows, and its end. */
  function show(options: Partial<QueryObserverOptions<string>> = {}) {
    const observer = new QueryObserver<string>(client, {
      queryKey: ['returns'],
      queryFn: ask,
      ...options,
    });
    const hide = observer.subscribe(() => undefined);
    return { hide, shown: () => observer.getCurrentResult(), again: () => observer.refetch() };
  }
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('asks once for what is refused, however often components that show it come and go', async () => {
    ask.mockRejectedValue(refusal(429));
    for (let time = 0; time < 20; time += 1) {
      const { hide } = show();
      await wait(PAUSE_AFTER_FAILURE_MS / 40);
      hide();
    }
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks again for what was refused when it is shown later, and on Retry at once', async () => {
    ask.mockRejectedValue(refusal(404));
    show().hide();
    await wait(PAUSE_AFTER_FAILURE_MS + 100);
    const { again } = show();
    expect(ask).toHaveBeenCalledTimes(2);
    await wait(10);
    void again();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('polls what fails with pauses, and as often as before once it answers', async () => {
    ask.mockRejectedValue(refusal(429));
    show({ refetchInterval: 100 });
    await wait(PAUSE_AFTER_FAILURE_MS * 4 + 50);
    expect(ask).toHaveBeenCalledTimes(5);
    ask.mockResolvedValue('accepted');
    await wait(PAUSE_AFTER_FAILURE_MS);
    ask.mockClear();
    await wait(1_000);
    expect(ask.mock.calls.length).toBeGreaterThanOrEqual(9);
  });

  it('fails a call that has no answer within the time that people wait, and shows a late one', async () => {
    const late = Promise.withResolvers<string>();
    ask.mockReturnValueOnce(late.promise);
    const { shown } = show();
    await wait(MAX_WAIT_MS - 1);
    expect(shown()).toMatchObject({ status: 'pending' });
    await wait(1);
    expect(shown()).toMatchObject({ status: 'error', error: { code: 'timeout' } });
    late.resolve('accepted');
    await wait(0);
    expect(shown()).toMatchObject({ status: 'success', data: 'accepted' });
    await wait(MAX_WAIT_MS);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('keeps the answer that was asked for last', async () => {
    const late = Promise.withResolvers<string>();
    ask.mockReturnValueOnce(late.promise).mockResolvedValue('accepted');
    const { shown, again } = show();
    await wait(MAX_WAIT_MS);
    await again();
    late.resolve('submitted');
    await wait(0);
    expect(shown().data).toBe('accepted');
  });

  it('says without a network that there is none, instead of waiting for one', async () => {
    onlineManager.setOnline(false);
    ask.mockRejectedValue(refusal(404));
    const { shown } = show();
    await wait(10);
    expect(shown()).toMatchObject({ status: 'error' });
    ask.mockResolvedValue('accepted');
    onlineManager.setOnline(true);
    await wait(10);
    expect(shown().data).toBe('accepted');
  });
});
