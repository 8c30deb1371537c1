import { Copy, DockerfileParser, From, Healthcheck, JSONInstruction, Run, type Instruction } from 'dockerfile-ast';
import { readProjectFile } from '../../support/sources.js';

/** One instruction, with what matters of it here. */
export interface Step {
  readonly keyword: string;
  readonly words: readonly string[];
  /** Everything after the keyword and its flags, as it stands there. */
  readonly text: string;
  /** For a FROM: the image or the stage it begins with, and its own name. */
  readonly image: string | null;
  readonly stage: string | null;
  /** The flags of a COPY, a FROM or a RUN; of several with one name, the last. */
  readonly flags: Readonly<Record<string, string>>;
  /** The words of a command that is given as a list; null if there is none. */
  readonly command: readonly string[] | null;
}

/** The values of the ARGs before the first FROM, which a FROM may name. */
type Globals = ReadonlyMap<string, string>;

const withGlobals = (text: string, globals: Globals): string =>
  text.replace(/\$\{(\w+)\}/g, (whole, name: string) => globals.get(name) ?? whole);

const textOf = (instruction: Instruction): string => {
  const text = instruction.getArgumentsContent() ?? '';
  return instruction instanceof Run ? text.replace(/^(--\S+\s+)+/, '') : text;
};

const commandOf = (instruction: Instruction): readonly string[] | null => {
  if (instruction instanceof Healthcheck) {
    const list = /\bCMD\s+(\[.*\])$/s.exec(instruction.getArgumentsContent() ?? '')?.[1];
    return list === undefined ? null : (JSON.parse(list) as string[]);
  }
  if (!(instruction instanceof JSONInstruction) || !instruction.getOpeningBracket()) return null;
  return JSON.parse(instruction.getArgumentsContent() ?? '[]') as string[];
};

const stepOf = (instruction: Instruction, globals: Globals): Step => ({
  keyword: instruction.getKeyword(),
  words: instruction.getArguments().map((argument) => argument.getValue()),
  text: textOf(instruction),
  image: instruction instanceof From ? withGlobals(instruction.getImage() ?? '', globals) : null,
  stage: instruction instanceof From ? instruction.getBuildStage() : null,
  flags:
    instruction instanceof Copy || instruction instanceof From || instruction instanceof Run
      ? Object.fromEntries(instruction.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? '']))
      : {},
  command: commandOf(instruction),
});

/** The project's Dockerfile, instruction by instruction. */
export const dockerfileSteps = (): readonly Step[] => {
  const dockerfile = DockerfileParser.parse(readProjectFile('Dockerfile'));
  const globals = new Map(
    dockerfile.getInitialARGs().flatMap((arg) => {
      const property = arg.getProperty();
      return property ? [[property.getName(), property.getValue() ?? ''] as const] : [];
    }),
  );
  return dockerfile.getInstructions().map((instruction) => stepOf(instruction, globals));
};
