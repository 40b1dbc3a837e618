import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readSurveyLink, writeSurveyLink } from './survey-link.ts';
import { eightAnswers, hexText, nearly } from './testing/arbitrary.ts';

const MEGABYTE = 2 ** 20;

describe('writeSurveyLink', () => {
  it('writes each answer as a pair of hex digits', () => {
    expect(writeSurveyLink([0, 5, 10, 16, 33, 67, 99, 100])).toBe('00050a1021436364');
  });
});

describe('readSurveyLink', () => {
  it('reads eight pairs in their order [PUB-117]', () => {
    expect(readSurveyLink('6432000a1e284b64')).toEqual([100, 50, 0, 10, 30, 40, 75, 100]);
  });

  it('reads what is above 100 as it stands; the score is what bounds it [PUB-117]', () => {
    expect(readSurveyLink('ff'.repeat(8))).toEqual([255, 255, 255, 255, 255, 255, 255, 255]);
  });

  it('reads capitals as small letters', () => {
    expect(readSurveyLink('0A0B0C0D0E0F6463')).toEqual(readSurveyLink('0a0b0c0d0e0f6463'));
  });

  it('reads what was written', () => {
    fc.assert(
      fc.property(eightAnswers(255), (answers) => {
        expect(readSurveyLink(writeSurveyLink(answers))).toEqual(answers);
      }),
    );
  });

  it.each([
    ['nothing', null],
    ['an empty one', ''],
    ['one pair', '64'],
    ['one digit too few', '6464646464646'],
    ['seven pairs', '64646464646464'],
    ['nine pairs', '646464646464646464'],
    ['one digit too many', '64646464646464640'],
    ['a letter that is no digit', '646464646464646g'],
    ['signs', '-1-1-1-1-1-1-1-1'],
    ['points', '1.1.1.1.1.1.1.1.'],
    ['the prefix of hex numbers', '0x0x0x0x0x0x0x0x'],
    ['white space before', ' 6464646464646464'],
    ['a line break behind', '6464646464646464\n'],
    ['a line of its own among others', 'x\n6464646464646464\nx'],
    ['white space within', '64646464 64646464'],
    ['full-width digits', '６４６４６４６４６４６４６４６４'],
    ['Arabic digits', '٦٤٦٤٦٤٦٤٦٤٦٤٦٤٦٤'],
    ['a NUL behind', '6464646464646464\u0000'],
    ['a megabyte of digits', '6'.repeat(MEGABYTE)],
    ['a megabyte of signs', '%'.repeat(MEGABYTE)],
  ])('reads %s as null', (_what, ss) => {
    expect(readSurveyLink(ss)).toBeNull();
  });

  it('reads as null whatever is not exactly a link', () => {
    const written = eightAnswers(255).map(writeSurveyLink);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), hexText, nearly(written)), (ss) => {
        const isLink =
          ss.length === 16 && [...ss].every((one) => '0123456789abcdefABCDEF'.includes(one));
        expect(readSurveyLink(ss) !== null).toBe(isLink);
      }),
      { numRuns: 1000 },
    );
  });
});
