/** A member as a fault has it: called as the product's own is. */
type Replaced<Member> = Member extends (...args: infer Args) => infer Value
  ? (...args: Args) => Value
  : Member

/** By name, each made from the module as it is. */
type Replacements<Module> = { [Name in keyof Module]?: (real: Module) => Replaced<Module[Name]> }

/** A fault: members of a module that others find replaced. The module itself goes on with its own. */
export type Fault = {
  /** A path without `.ts`, as all of these. */
  module: string
  members: Record<string, (real: never) => unknown>
  /** The modules that find them so; without it, all. */
  seenBy: string[] | undefined
}

/** Faults of one module; names and types are held against the module. */
export const moduleAt =
  <Module>(module: string) =>
  (members: Replacements<Module>, { seenBy }: { seenBy?: string[] } = {}): Fault => ({
    module,
    members: members as Fault['members'],
    seenBy,
  })
