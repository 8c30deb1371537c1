import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiProblem } from './ApiProblem.js';

/** Whatever no route has answered. */
export const nothingThere: RequestHandler = () => {
  throw new ApiProblem(404, 'unknown-route', 'There is nothing at this address.');
};

const statusOf = (error: unknown): number => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
};

const asProblem = (error: unknown): ApiProblem => {
  if (error instanceof ApiProblem) return error;
  const status = statusOf(error);
  if (status === 413) return new ApiProblem(413, 'too-large', 'The request is too large.');
  if (status === 404) return new ApiProblem(404, 'unknown-route', 'There is nothing at this address.');
  if (status >= 400 && status < 500) return new ApiProblem(status, 'malformed', 'The server does not understand this request.');
  return new ApiProblem(500, 'failed', 'Something went wrong on the server.');
};

/** Answers every failed request with JSON; only faults of the server are logged, and only there with their cause. */
export const answerProblems =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const problem = asProblem(error);
    if (problem.status >= 500) log.error({ method: request.method, path: request.path, err: error as unknown }, 'a request failed');
    response.status(problem.status).json(problem.body);
  };
