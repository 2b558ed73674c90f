/**
 * The white-label modules an operator switches. An operation that names one is refused while it is off, and the portal
 * hides what leads to it. `children` follow their parent: a module is on when it and all above it are on.
 */
export interface WhiteLabelNode {
  readonly modId: string
  /** What a fresh deployment starts with. */
  readonly enabledAtFirst: boolean
  readonly children?: readonly WhiteLabelNode[]
}

export const whiteLabelTree = [
  {
    modId: 'REGISTER3',
    enabledAtFirst: true,
    children: [
      { modId: 'USERNAMEREG3', enabledAtFirst: true },
      {
        modId: 'MOBILENUMREG3',
        enabledAtFirst: true,
        children: [
          { modId: 'MOBILENUMPASSREG3', enabledAtFirst: true },
          { modId: 'REGMOBVERF3', enabledAtFirst: true },
        ],
      },
    ],
  },
  {
    modId: 'LOGIN3',
    enabledAtFirst: true,
    children: [
      { modId: 'MOBILEVERCODELOGIN3', enabledAtFirst: true },
      { modId: 'LOGINIPVERF3', enabledAtFirst: false },
      { modId: 'PWDEXPFORCECHANGE3', enabledAtFirst: false },
      { modId: 'SINGLESESSION3', enabledAtFirst: false },
      { modId: 'FREEPLAY3', enabledAtFirst: true },
    ],
  },
  { modId: 'DEMOPLAY3', enabledAtFirst: true },
  { modId: 'AGENTPOLICY3', enabledAtFirst: true },
  { modId: 'PTSYS3', enabledAtFirst: true },
  { modId: 'MANPLAYREB3', enabledAtFirst: true },
  { modId: 'REWCEN3', enabledAtFirst: true },
  { modId: 'MISSIONLB3', enabledAtFirst: true },
  { modId: 'SIGNCONDIV3', enabledAtFirst: true },
  { modId: 'DAILYSALCONT3', enabledAtFirst: true },
  { modId: 'HOURSAL3', enabledAtFirst: true },
  { modId: 'RTSALARY3', enabledAtFirst: true },
] as const satisfies readonly WhiteLabelNode[]

type IdsOf<Node> = Node extends { modId: infer Id; children: readonly (infer Child)[] }
  ? Id | IdsOf<Child>
  : Node extends { modId: infer Id }
    ? Id
    : never

export type WhiteLabelModule = IdsOf<(typeof whiteLabelTree)[number]>

function idsOf(nodes: readonly WhiteLabelNode[]): string[] {
  return nodes.flatMap((node) => [node.modId, ...idsOf(node.children ?? [])])
}

/** Every module's id, in the tree's order. */
export const whiteLabelModules = idsOf(whiteLabelTree) as [WhiteLabelModule, ...WhiteLabelModule[]]
