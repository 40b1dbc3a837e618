import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { categoryScores, surveyBand, surveyScore } from './survey.ts';
import { eightAnswers } from './testing/arbitrary.ts';

const allOf = (answer: number) => Array.from({ length: 8 }, () => answer);

describe('surveyScore', () => {
  it('is the mean of the eight answers [PUB-119]', () => {
    expect(surveyScore([100, 0, 100, 0, 100, 0, 100, 0])).toBe(50);
    expect(surveyScore([80, 40, 60, 20, 100, 0, 75, 25])).toBe(50);
  });

  it('rounds a half up, so that a mean of 79.5 stands in the top band [PUB-121]', () => {
    const score = surveyScore([79, 80, 79, 80, 79, 80, 79, 80]);
    expect(score).toBe(80);
    expect(surveyBand(score)).toBe('top');
  });

  it('rounds less than a half down, so that 79.375 does not', () => {
    const score = surveyScore([80, 80, 80, 79, 79, 79, 79, 79]);
    expect(score).toBe(79);
    expect(surveyBand(score)).toBe('middle');
  });

  it('rounds at the lower threshold as at the upper', () => {
    expect(surveyBand(surveyScore([39, 40, 39, 40, 39, 40, 39, 40]))).toBe('middle');
    expect(surveyBand(surveyScore([40, 40, 40, 39, 39, 39, 39, 39]))).toBe('bottom');
  });

  it('counts an answer above 100 as 100 [PUB-118]', () => {
    expect(surveyScore(allOf(0xff))).toBe(100);
    expect(surveyScore([101, 0, 0, 0, 0, 0, 0, 0])).toBe(surveyScore([100, 0, 0, 0, 0, 0, 0, 0]));
  });

  it('is a whole number from 0 to 100, whatever a link says', () => {
    fc.assert(
      fc.property(eightAnswers(255), (answers) => {
        const score = surveyScore(answers);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('follows from the categories too, as they are not rounded', () => {
    fc.assert(
      fc.property(eightAnswers(255), (answers) => {
        const sum = categoryScores(answers).reduce((total, { score }) => total + score, 0);
        expect(surveyScore(answers)).toBe(Math.round(sum / 4));
      }),
    );
  });

  it('never falls when an answer rises', () => {
    const place = fc.integer({ min: 0, max: 7 });
    fc.assert(
      fc.property(eightAnswers(255), place, fc.nat({ max: 255 }), (answers, changed, answer) => {
        const higher = answers.with(changed, Math.max(answer, answers[changed] ?? 0));
        expect(surveyScore(higher)).toBeGreaterThanOrEqual(surveyScore(answers));
      }),
    );
  });
});

describe('surveyBand', () => {
  it.each([
    [0, 'bottom'],
    [39, 'bottom'],
    [40, 'middle'],
    [79, 'middle'],
    [80, 'top'],
    [100, 'top'],
  ])('puts %i into the %s band [PUB-123]', (score, band) => {
    expect(surveyBand(score)).toBe(band);
  });
});

describe('categoryScores', () => {
  it('pairs the answers in the order of the questions [PUB-117]', () => {
    expect(categoryScores([10, 20, 30, 40, 50, 60, 70, 80])).toEqual([
      { category: 'spending', score: 15 },
      { category: 'saving', score: 35 },
      { category: 'borrowing', score: 55 },
      { category: 'planning', score: 75 },
    ]);
  });

  it('halves the sum of two answers and does not round [PUB-120]', () => {
    const [spending, saving] = categoryScores([80, 40, 75, 50, 0, 0, 0, 0]);
    expect(spending?.score).toBe(60);
    expect(saving?.score).toBe(62.5);
  });

  it('counts an answer above 100 as 100 [PUB-118]', () => {
    expect(categoryScores(allOf(0xff)).map(({ score }) => score)).toEqual([100, 100, 100, 100]);
    expect(categoryScores([255, 0, 0, 0, 0, 0, 0, 0])[0]?.score).toBe(50);
  });
});
