import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { provideWorker } from '#testing/guessing-worker.ts';
import { startEstimator, type EstimateRequest } from './estimator.ts';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

describe('startEstimator', () => {
  it('asks the worker, with what is known of the owner', async () => {
    const requests: EstimateRequest[] = [];
    provideWorker((question) => {
      requests.push(question);
      return 3;
    });
    expect(await startEstimator().estimate('violet', ['Ana'])).toBe(3);
    expect(requests).toEqual([{ id: 1, password: 'violet', known: ['Ana'] }]);
  });

  it('does not take a late answer for that of the next question', async () => {
    const [worker] = [provideWorker(() => 'silent')];
    const estimator = startEstimator();
    void estimator.estimate('v', []);
    const second = estimator.estimate('vi', []);
    worker[0]?.answer({ id: 1, score: 0 });
    worker[0]?.answer({ id: 2, score: 1 });
    expect(await second).toBe(1);
  });

  it('cannot tell when the worker does not load, now and later', async () => {
    provideWorker(() => 'broken');
    const estimator = startEstimator();
    expect(await estimator.estimate('violet', [])).toBeNull();
    expect(await estimator.estimate('violets', [])).toBeNull();
  });

  it('cannot tell without workers', async () => {
    expect(await startEstimator().estimate('violet', [])).toBeNull();
  });

  it('gives a worker ten seconds to load', async () => {
    jest.useFakeTimers();
    provideWorker(() => 'silent');
    const told = jest.fn();
    void startEstimator().estimate('violet', []).then(told);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(told).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith(null);
  });

  it('ends the worker when it is stopped', () => {
    const workers = provideWorker(() => 3);
    startEstimator().stop();
    expect(workers[0]?.terminate).toHaveBeenCalledTimes(1);
  });
});
