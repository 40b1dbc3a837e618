import { describe, expect, it } from '@jest/globals';
import { InternalCallError } from '@reset/service-kit';
import { stepUntilDone } from './step-until-done.ts';

const refused = (status: number) => new InternalCallError('refused', status, 'refused');

/** Steps that end so, one after the other. */
function steps(...ends: (string | null | Error)[]) {
  const left = [...ends];
  const step = async () => {
    const end = left.shift() ?? null;
    if (end instanceof Error) throw end;
    return end;
  };
  return { left, step };
}

describe('stepUntilDone', () => {
  it('takes steps until none is left, and one again that met an unavailable service', async () => {
    const { left, step } = steps('waiting', refused(503), 'waiting', null, 'never asked');
    await stepUntilDone(step);
    expect(left).toEqual(['never asked']);
  });

  it('fails at once with any other refusal', async () => {
    const { left, step } = steps(refused(422), null);
    await expect(stepUntilDone(step)).rejects.toMatchObject({ status: 422 });
    expect(left).toEqual([null]);
  });

  it('says what is missing when its time is over, or which service was unavailable', async () => {
    await expect(stepUntilDone(steps('waiting').step, -1)).rejects.toThrow('waiting');
    await expect(stepUntilDone(steps(refused(503)).step, -1)).rejects.toMatchObject({
      status: 503,
    });
  });
});
