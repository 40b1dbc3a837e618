import { beforeAll, describe, expect, it } from '@jest/globals';
import { breakages } from './breakages.ts';
import { cruiseTree, type Violation } from './cruise-tree.ts';
import { layerRules } from './layer-rules.ts';
import { repositoryRules } from './repository-rules.ts';
import { soundTree } from './sound-tree.ts';
import { workspaceRules } from './workspace-rules.ts';

const rules = [...workspaceRules, ...layerRules, ...repositoryRules];

describe('import rules', () => {
  let violations: Violation[];

  beforeAll(async () => {
    const offences = breakages.flatMap((breakage) => [
      ...Object.entries(breakage.besides ?? {}),
      [breakage.file, breakage.source] as const,
    ]);
    violations = await cruiseTree({ ...soundTree, ...Object.fromEntries(offences) });
  });

  it('accept a tree that keeps them', async () => {
    expect(await cruiseTree(soundTree)).toEqual([]);
  });

  it.each(breakages)('$rule refuses $file', ({ rule, file }) => {
    const broken = violations.filter((violation) => violation.from === file);
    expect([...new Set(broken.map((violation) => violation.rule))]).toEqual([rule]);
  });

  it('are each proven by a breakage', () => {
    const proven = new Set(breakages.map((breakage) => breakage.rule));
    expect(rules.map((rule) => rule.name).filter((name) => !proven.has(name))).toEqual([]);
  });

  it('each say what to do instead', () => {
    expect(rules.filter((rule) => rule.comment.length < 40)).toEqual([]);
  });
});
