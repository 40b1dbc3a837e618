import { describe, expect, it } from '@jest/globals';
import { findRefusedWords, readPatterns } from './refused-words.ts';

const glossary = `
# Glossary

| idea | word | not |
| ---- | ---- | --- |
| a bound | \`MAX_\` | \`MOST_*\`, largest |
| what is used | \`Context\` | \`*Needs\`, \`AT_ONCE\` |
`;
const patterns = readPatterns(glossary);
const names = (source: string) => findRefusedWords(source, patterns).map(({ name }) => name);

describe('readPatterns', () => {
  it('reads what stands in code in the third column', () => {
    expect(patterns).toEqual(['MOST_*', '*Needs', 'AT_ONCE']);
  });
});

describe('findRefusedWords', () => {
  it('finds names by their beginning, by their end and whole', () => {
    expect(names('const MOST_ROWS = 3; type CardNeeds = {}; AT_ONCE;')).toEqual([
      'MOST_ROWS',
      'CardNeeds',
      'AT_ONCE',
    ]);
  });

  it('finds them in comments and texts too, and says where', () => {
    expect(findRefusedWords("// fine\nlog.warn('MOST_ROWS')", patterns)).toEqual([
      { name: 'MOST_ROWS', pattern: 'MOST_*', line: 2 },
    ]);
  });

  it('leaves names alone that only contain one', () => {
    expect(names('AT_ONCE_AGAIN, NeedsWork, ALMOST_THERE, needs')).toEqual([]);
  });
});
