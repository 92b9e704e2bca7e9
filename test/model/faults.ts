/** The replacement of a member, which is called like the product's own. */
type Replaced<Member> = Member extends (...args: infer Args) => infer Value
  ? (...args: Args) => Value
  : Member

/** Replacements by name. Each is made from the real module. */
type Replacements<Module> = { [Name in keyof Module]?: (real: Module) => Replaced<Module[Name]> }

/** A fault: other modules get replaced members of a module. The module itself uses its own. */
export type Fault = {
  /** A path without `.ts`, like all paths here. */
  module: string
  members: Record<string, (real: never) => unknown>
  /** The modules that get the replacements; all if undefined. */
  seenBy: string[] | undefined
}

/** Faults of one module. Their names and types are checked against the module. */
export const moduleAt =
  <Module>(module: string) =>
  (members: Replacements<Module>, { seenBy }: { seenBy?: string[] } = {}): Fault => ({
    module,
    members: members as Fault['members'],
    seenBy,
  })
