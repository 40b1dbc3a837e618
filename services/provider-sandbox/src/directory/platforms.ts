import { stableId } from '#personas/stable-id.ts';
import { PLATFORM_JOBS, type Platform, type PlatformJob } from './institution.ts';
import { namedPlatforms } from './named-institutions.ts';
import { chanceOf, chosenFrom } from './seeded-choice.ts';
import { brands, inForms, places } from './words.ts';

type Kind = {
  type: Platform['type'];
  count: number;
  words: readonly string[];
  forms: readonly string[];
  /** What all of the kind can do; of it some lack one job. */
  jobs: readonly PlatformJob[];
  shareThatLacksOne: number;
};

const noShifts = PLATFORM_JOBS.filter((job) => job !== 'shifts');

const KINDS: readonly Kind[] = [
  {
    type: 'payroll',
    count: 1_500,
    words: brands,
    forms: ['* Payroll', '* HR', '* People', '* Workforce', '* Pay Services'],
    jobs: PLATFORM_JOBS,
    shareThatLacksOne: 0.25,
  },
  {
    // Employers that run their payroll themselves.
    type: 'payroll',
    count: 2_450,
    words: places,
    forms: ['* Logistics', '* Markets', '* Home Care', '* School District', '* Foods', '* Clinics'],
    jobs: PLATFORM_JOBS,
    shareThatLacksOne: 0.35,
  },
  {
    type: 'payroll',
    count: 500,
    words: places,
    forms: ['* County Assistance', '* County Retirement System', '* Veterans Services'],
    jobs: noShifts,
    shareThatLacksOne: 0.4,
  },
  {
    type: 'payroll',
    count: 500,
    words: brands,
    forms: ['* Driver', '* Delivery', '* Rides', '* Tasks'],
    jobs: PLATFORM_JOBS,
    shareThatLacksOne: 0.6,
  },
  {
    type: 'time_and_attendance',
    count: 1_025,
    words: brands,
    forms: ['* Time', '* Clock', '* Timekeeping', '* Scheduling'],
    jobs: PLATFORM_JOBS,
    shareThatLacksOne: 0.5,
  },
];

/** All that Pinwheel knows, some 6,000, always the same ones with the same ids. */
export const platforms: readonly Platform[] = [...namedPlatforms, ...KINDS.flatMap(generated)];

const byId = new Map(platforms.map((platform) => [platform.id, platform]));

export const findPlatform = (id: string): Platform | null => byId.get(id) ?? null;

function generated(kind: Kind): Platform[] {
  return chosenFrom(inForms(kind.words, kind.forms), kind.count).map((name) => ({
    id: stableId('platform', name),
    name,
    type: kind.type,
    jobs: jobsOf(name, kind),
  }));
}

function jobsOf(name: string, { jobs, shareThatLacksOne }: Kind): readonly PlatformJob[] {
  if (chanceOf(`jobs ${name}`) >= shareThatLacksOne) return jobs;
  const missing = jobs[Math.floor(chanceOf(`missing ${name}`) * jobs.length)];
  return jobs.filter((job) => job !== missing);
}
