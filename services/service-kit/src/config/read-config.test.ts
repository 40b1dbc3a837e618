import { describe, expect, it } from '@jest/globals';
import Type from 'typebox';
import { kitConfig } from './kit-config.ts';
import { readConfig } from './read-config.ts';

const Schema = Type.Object({ PORT: kitConfig.PORT, HOST: kitConfig.HOST, URL: Type.String() });

describe('readConfig', () => {
  it('types what the environment says and fills in defaults', () => {
    expect(readConfig(Schema, { PORT: '8081', URL: 'x', OTHER: 'y' })).toEqual({
      PORT: 8081,
      HOST: '127.0.0.1',
      URL: 'x',
    });
  });

  it('names all that is missing or wrong in one sentence', () => {
    expect(() => readConfig(Schema, { PORT: 'eighty' })).toThrow(
      /PORT has a value that it cannot have.*URL is missing/,
    );
  });

  it('takes an empty variable for a missing one', () => {
    expect(() => readConfig(Schema, { PORT: '1', URL: '' })).toThrow(/URL is missing/);
  });
});
