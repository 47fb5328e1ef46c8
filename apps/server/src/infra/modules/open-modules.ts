import { contract } from '@galleria/contract/contract';
import type { Operation } from '@galleria/contract/operation';
import type { Binding } from '../calls/use-case.ts';
import type { JobPlan } from '../jobs/start-jobs.ts';
import type { MailTemplate } from '../messages/mail-template.ts';
import type { Job, Mails, ModuleDefinition } from './define-module.ts';
import type { NewAccountStep } from './new-account-step.ts';
import type { PersonalData } from './personal-data.ts';
import { type OpenStaffWork, type OpenWaitingWork, openStaffWork, openWaitingWork } from './waiting-work.ts';

/** Opens modules one after another. A module that depends on one which is not open yet does not compile. */
export interface ModuleChain<Services> {
  add<Name extends string, Context>(
    module: ModuleDefinition<Name, Services, Context>,
  ): ModuleChain<Services & Readonly<Record<Name, Context>>>;
  readonly services: Services;
  readonly bindings: readonly Binding[];
  readonly jobPlan: JobPlan;
  /** The mails of all modules, by name. */
  readonly mails: Mails;
}

/**
 * Dependencies that are open to every module: the infrastructure, and the lists that collect the modules' declarations.
 */
interface Foundation {
  readonly personalData: PersonalData[];
  readonly newAccountSteps?: NewAccountStep[];
  readonly waitingWork?: OpenWaitingWork[];
  readonly staffWork?: OpenStaffWork[];
  readonly mailTemplates?: MailTemplate[];
  /** Cron expressions by task. */
  readonly cronTasks?: Map<string, string>;
}

type Collected = Required<Foundation>;

/** `tasks` and `schedule` are those of the infrastructure. */
export function openModules<Services extends Foundation>(
  foundation: Services,
  { tasks = {}, schedule = {} }: Pick<Partial<JobPlan>, 'tasks' | 'schedule'>,
): ModuleChain<Services> {
  const { personalData, newAccountSteps = [], waitingWork = [], staffWork = [] } = foundation;
  const { mailTemplates = [], cronTasks = new Map() } = foundation;
  const collected = { personalData, newAccountSteps, waitingWork, staffWork, mailTemplates, cronTasks };
  collect(collected, { schedule }, undefined);
  return chain(foundation, collected, [], { tasks, subscriptions: [], schedule }, {});
}

function chain<Services>(
  services: Services,
  collected: Collected,
  bindings: readonly Binding[],
  jobPlan: JobPlan,
  mails: Mails,
): ModuleChain<Services> {
  return {
    services,
    bindings,
    jobPlan,
    mails,
    add: <Name extends string, Context>(module: ModuleDefinition<Name, Services, Context>) => {
      const context = module.open(services);
      collect(collected, module, context);
      return chain(
        { ...services, [module.name]: context } as Services & Readonly<Record<Name, Context>>,
        collected,
        [...bindings, ...bindAll(module, context)],
        addJobs(jobPlan, module, context),
        addMails(mails, module),
      );
    },
  };
}

type Declared<Context> = Pick<
  ModuleDefinition<string, never, Context>,
  'personalData' | 'newAccountSteps' | 'waitingWork' | 'staffWork' | 'mails' | 'schedule'
>;

function collect<Context>(collected: Collected, declared: Declared<Context>, context: Context): void {
  const { personalData = [], newAccountSteps = [], waitingWork = [], staffWork = [] } = declared;
  const { mails = {}, schedule = {} } = declared;
  collected.personalData.push(...personalData);
  collected.newAccountSteps.push(...newAccountSteps);
  collected.waitingWork.push(...openWaitingWork(waitingWork, context));
  collected.staffWork.push(...openStaffWork(staffWork, context));
  collected.mailTemplates.push(...Object.values(mails));
  for (const [task, cron] of Object.entries(schedule)) collected.cronTasks.set(task, cron);
}

function bindAll<Name extends string, Context>(
  { name, operations }: ModuleDefinition<Name, never, Context>,
  context: Context,
): Binding[] {
  const declared: Readonly<Record<string, Operation>> = Object.hasOwn(contract, name)
    ? contract[name as keyof typeof contract]
    : {};
  const useCases = operations as Readonly<Record<string, BoundLater<Context>>>;
  return Object.entries(useCases).map(([key, useCase]) => {
    const operation = declared[key];
    if (!operation) throw new Error(`module ${name} has a use case ${key} that its contract does not name`);
    return { name: key, operation, run: (input, caller) => useCase(context, input, caller) };
  });
}

/** A use case without its precise types, which were checked where the module was defined. */
type BoundLater<Context> = (context: Context, ...call: Parameters<Binding['run']>) => ReturnType<Binding['run']>;

function addJobs<Name extends string, Context>(
  plan: JobPlan,
  { name, jobs = {}, schedule = {}, subscriptions = [] }: ModuleDefinition<Name, never, Context>,
  context: Context,
): JobPlan {
  for (const job of Object.keys(jobs)) {
    if (Object.hasOwn(plan.tasks, job)) throw new Error(`module ${name} has a job ${job}, and so has another module`);
  }
  for (const job of Object.keys(schedule)) {
    if (!Object.hasOwn(jobs, job)) throw new Error(`module ${name} schedules ${job}, which is not a job of it`);
  }
  const withContext = ({ queue, run }: Job<Context>) => ({
    queue,
    run: (payload: unknown) => run(context, payload),
  });
  const tasks = Object.entries(jobs).map(([key, one]) => [key, withContext(one)]);
  return {
    tasks: { ...plan.tasks, ...Object.fromEntries(tasks) },
    subscriptions: [
      ...plan.subscriptions,
      ...subscriptions.map(({ event, subscriber, handle }) => {
        const { queue, run } = withContext(handle);
        return { event, subscriber, queue, handle: run };
      }),
    ],
    schedule: { ...plan.schedule, ...schedule },
  };
}

function addMails<Name extends string, Context>(
  known: Mails,
  { name, mails = {} }: ModuleDefinition<Name, never, Context>,
): Mails {
  for (const mail of Object.keys(mails)) {
    if (Object.hasOwn(known, mail)) throw new Error(`module ${name} has a mail ${mail}, and so has another module`);
  }
  return { ...known, ...mails };
}
