import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import {
  DockerfileParser,
  type From,
  type Instruction,
  type ModifiableInstruction,
} from 'dockerfile-ast';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');
const instructions = DockerfileParser.parse(read('infra/deploy/Dockerfile')).getInstructions();

type Stage = { name: string; image: string; steps: Instruction[] };

/** The stages with what is done in each. */
const stages: Stage[] = [];
for (const instruction of instructions) {
  if (instruction.getKeyword() === 'FROM') {
    const from = instruction as From;
    stages.push({ name: from.getBuildStage() ?? '', image: from.getImage() ?? '', steps: [] });
  } else {
    stages.at(-1)?.steps.push(instruction);
  }
}
const shipped = stages.filter(({ name }) => name !== 'build');
const textOf = ({ steps }: Stage, keyword: string): string[] =>
  steps
    .filter((step) => step.getKeyword() === keyword)
    .map((step) => step.getArgumentsContent() ?? '');

describe('the Dockerfile', () => {
  it('builds in one stage and ships others, of one node in its exact version', () => {
    expect(stages.map(({ name }) => name)).toEqual(['build', 'release-store', 'service']);
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const [version] = new Set(Object.values(optionalDependencies));
    for (const { image } of stages) expect(image).toBe(`node:${version}-bookworm-slim`);
  });

  it('ships what the image script laid out and nothing of the clone', () => {
    for (const stage of shipped) {
      expect(textOf(stage, 'COPY')).toEqual(['/image /app']);
      const copy = stage.steps.find((step) => step.getKeyword() === 'COPY');
      const flags = (copy as ModifiableInstruction).getFlags();
      expect(flags.map((flag) => [flag.getName(), flag.getValue()])).toEqual([['from', 'build']]);
      expect(textOf(stage, 'ADD')).toEqual([]);
      expect(textOf(stage, 'RUN')).toEqual([]);
    }
    const [build] = stages;
    expect(build && textOf(build, 'RUN')).toEqual([
      expect.stringMatching(/^npm ci --omit=dev --ignore-scripts/),
      'npm run image --silent -- "$SLICE" /image',
    ]);
  });

  it('runs as nobody of importance, by a number, as the last thing that is said of it', () => {
    for (const stage of shipped) {
      const [user] = textOf(stage, 'USER');
      expect(user).toMatch(/^[1-9]\d{2,}:[1-9]\d{2,}$/);
    }
  });

  it('is one process that is told to stop by itself, and asked whether it lives', () => {
    for (const stage of shipped) {
      expect(JSON.parse(textOf(stage, 'CMD')[0] ?? '')).toEqual(expect.arrayContaining(['node']));
      expect(textOf(stage, 'HEALTHCHECK')).toHaveLength(1);
    }
    const service = shipped.find(({ name }) => name === 'service');
    expect(service && textOf(service, 'HEALTHCHECK')[0]).toContain(
      '"/app/infra/deploy/image/healthcheck.ts"',
    );
  });

  it('says no secret and no address', () => {
    for (const stage of stages) {
      for (const text of [...textOf(stage, 'ENV'), ...textOf(stage, 'ARG')]) {
        expect(text).not.toMatch(/SECRET|TOKEN|KEY|PASSWORD|_URL/);
      }
    }
  });
});

describe('.dockerignore', () => {
  it('keeps history, this machine’s packages, secrets, tests and the sandbox out', () => {
    const lines = read('.dockerignore').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '.git',
        '**/node_modules',
        '**/.env*',
        '**/*.test.ts',
        'services/provider-sandbox/*',
      ]),
    );
  });
});
