import { Copy, DockerfileParser, From, Healthcheck, JSONInstruction, type Instruction } from 'dockerfile-ast';
import { readProjectFile } from '../../support/sources.js';

/** One instruction, with what matters of it here. */
export interface Step {
  readonly keyword: string;
  readonly words: readonly string[];
  /** Everything after the keyword, as it stands there. */
  readonly text: string;
  /** For a FROM: the image or the stage it begins with, and its own name. */
  readonly image: string | null;
  readonly stage: string | null;
  /** The flags of a COPY. */
  readonly flags: Readonly<Record<string, string>>;
  /** The words of a command that is given as a list; null if there is none. */
  readonly command: readonly string[] | null;
}

const commandOf = (instruction: Instruction): readonly string[] | null => {
  if (instruction instanceof Healthcheck) {
    const list = /\bCMD\s+(\[.*\])$/s.exec(instruction.getArgumentsContent() ?? '')?.[1];
    return list === undefined ? null : (JSON.parse(list) as string[]);
  }
  if (!(instruction instanceof JSONInstruction) || !instruction.getOpeningBracket()) return null;
  return JSON.parse(instruction.getArgumentsContent() ?? '[]') as string[];
};

const stepOf = (instruction: Instruction): Step => ({
  keyword: instruction.getKeyword(),
  words: instruction.getArguments().map((argument) => argument.getValue()),
  text: instruction.getArgumentsContent() ?? '',
  image: instruction instanceof From ? instruction.getImage() : null,
  stage: instruction instanceof From ? instruction.getBuildStage() : null,
  flags:
    instruction instanceof Copy ? Object.fromEntries(instruction.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? ''])) : {},
  command: commandOf(instruction),
});

/** The project's Dockerfile, instruction by instruction. */
export const dockerfileSteps = (): readonly Step[] => DockerfileParser.parse(readProjectFile('Dockerfile')).getInstructions().map(stepOf);
